import { expect, test } from 'vitest';
import { matrixOf, matrixTotal } from './matrix.ts';

const budget = {
  supplier_name: 'fjordline',
  cost_per_post: 12.5,
  percent_trade: 10,
  percent_reach: 40,
  percent_engagement: 20,
  percent_clicks: 20,
  percent_sales: 10,
  leads_into_bookings: 4.5,
  per_booking_amount: 3_200,
};
const stats = { count: 40, agents: 12, reach: 9_000, engage: 450, clicks: 80, leads: 10 };

test('the investment is divided by its percentages, and leads become bookings', () => {
  const [row] = matrixOf([{ ...budget, application_slug: 'facebook' }], [{ ...stats, application_slug: 'facebook' }]);
  expect(row).toEqual({
    app: 'facebook',
    posts: 40,
    trade: { count: 12, invested: 50 },
    reach: { count: 9_000, invested: 200 },
    engagement: { count: 450, invested: 100 },
    clicks: { count: 80, invested: 100 },
    sales: { leads: 10, bookings: 0.45, value: 1_440, invested: 50 },
    investment: 500,
  });
});

test('the reach of LinkedIn is none that is paid for, and what went nowhere yet cost nothing', () => {
  const rows = matrixOf(
    [
      { ...budget, application_slug: 'linkedin' },
      { ...budget, application_slug: 'facebook' },
    ],
    [{ ...stats, application_slug: 'linkedin' }],
  );
  expect(rows.map(({ app, posts, reach, investment }) => [app, posts, reach.count, investment])).toEqual([
    ['facebook', 0, 0, 0],
    ['linkedin', 40, null, 500],
  ]);
  expect(matrixTotal(rows)).toMatchObject({
    posts: 40,
    trade: { count: null, invested: 50 },
    reach: { count: 0, invested: 200 },
    investment: 500,
  });
  expect(matrixTotal([])).toMatchObject({ posts: 0, investment: 0 });
});
