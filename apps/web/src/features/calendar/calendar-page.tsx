import { Button } from '@mantine/core';
import { IconCalendar, IconPlus } from '@tabler/icons-react';
import { reportsPaths } from '@waypost/contract/reports';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useGo } from '../../platform/navigation/use-navigation.ts';
import { useHasPro, useProfile, useSession } from '../../platform/session/use-session.ts';
import classes from '../../ui/calendar/calendar.module.css';
import { Steps } from '../../ui/calendar/steps.tsx';
import { useStable } from '../../ui/calendar/use-stable.ts';
import { PlanBadge } from '../../ui/marks/plan-badge.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ListSkeleton } from '../../ui/states/states.tsx';
import { generatorPaths } from '../generator/paths.ts';
import { newslettersPaths } from '../newsletters/paths.ts';
import { TroubleStrip, useOverview, useTroubles } from '../overview/index.ts';
import { PostDetailsOfAddress } from '../posts/index.ts';
import { Asked, type Asking, UPGRADE } from './dialogs/asked.tsx';
import { Sheet } from './grid/sheet.tsx';
import { useItemWords } from './grid/use-item-words.ts';
import type { NewsletterItem, Verbs } from './items.ts';
import { RangeBar } from './toolbar.tsx';
import { useCalendar } from './use-calendar.ts';
import { useMove, useTooSoon } from './use-move.ts';

/** What has gone out leads to its figures, else to where it is changed (CAL-012, CAL-013). */
const wayFrom = ({ out, newsletter: { id } }: NewsletterItem, slug: string) =>
  out ? reportsPaths.newsletter({ slug, id }) : newslettersPaths.newsletter({ slug, id });

/** `/{slug}/calendar/`: a week, or on narrow screens a day, of what goes out and what went out. */
export default function CalendarPage() {
  const t = useTranslations('calendar');
  const { slug } = useProfile();
  const beta = useSession().flags.includes('beta');
  const pro = useHasPro();
  const go = useGo();
  const calendar = useCalendar();
  const { open } = calendar;
  const overview = useOverview();
  const troubles = useTroubles(overview.data);
  const { drop, busy } = useMove();
  const tooSoon = useTooSoon();
  const [asking, setAsking] = useState<Asking | null>(null);
  const words = useItemWords(calendar.placeholders);
  const upgrade = () => setAsking(UPGRADE);
  const create = (at?: string) => (pro ? go(generatorPaths.composer({ slug }, { at })) : upgrade());
  // A gate of this screen: the lists keep what they offer on every plan (CAL-009).
  const verbs = useStable<Verbs>({
    open(item) {
      if (!pro) upgrade();
      else if (item.kind === 'post') open(item.post.id);
      else go(wayFrom(item, slug));
    },
    move: (item) => (pro ? setAsking({ move: item }) : upgrade()),
    drop(item, at) {
      if (pro) return drop(item, at);
      upgrade();
      return false;
    },
    free(at) {
      if (!tooSoon(at, 'slot')) create(at);
    },
    connect: (app) => setAsking({ connect: app }),
    openHour: (at) => setAsking({ hour: at }),
  });
  // The strip above would push down what stands already.
  const known = !overview.isPending || overview.failureCount > 0;
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <>
            <Steps of={calendar.range.days === 1 ? 'day' : 'week'} onStep={calendar.step} onToday={calendar.toToday} />
            <Button
              variant="default"
              leftSection={<IconCalendar size={16} stroke={1.7} />}
              onClick={() => setAsking({ feed: true })}
            >
              {t('feed.open')}
            </Button>
            {beta && (
              <Button
                leftSection={<IconPlus size={16} stroke={2} />}
                rightSection={<PlanBadge plan="PRO" />}
                onClick={() => create()}
              >
                {t('create')}
              </Button>
            )}
          </>
        }
      />
      {known ? (
        <div className={classes.stack}>
          <TroubleStrip troubles={troubles} />
          <RangeBar calendar={calendar} />
          <Sheet calendar={calendar} busy={busy} words={words} verbs={verbs} />
        </div>
      ) : (
        <ListSkeleton rows={3} shape="card" />
      )}
      {asking && (
        <Asked asking={asking} onClose={() => setAsking(null)} items={calendar.items} words={words} verbs={verbs} />
      )}
      {pro && <PostDetailsOfAddress editing />}
    </>
  );
}
