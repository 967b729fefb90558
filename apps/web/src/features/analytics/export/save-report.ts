import { periodLimits } from '@waypost/contract/stats';
import { PAGE_SIZES } from '@waypost/contract/wire';
import type { Locale } from '@waypost/i18n/locale';
import { saveFile } from '../../../platform/files/save-file.ts';
import { clockNow } from '../../posts/index.ts';
import { fetchAnalysed } from '../api.ts';
import type { Report } from '../report.ts';
import { postsTable, stepsTable, summaryTable, type Words } from './tables.ts';

export type Format = 'xlsx' | 'csv';

interface Wanted {
  readonly report: Report;
  readonly profile: { readonly pk: number; readonly slug: string };
  readonly words: Words;
  readonly locale: Locale;
}

/** Has the browser save the full list, as it is now; a workbook brings summary and course along. Changes nothing. */
export async function saveReport(format: Format, { report, profile, words, locale }: Wanted): Promise<void> {
  const posts = postsTable(await allPosts(report, profile.pk), report, words);
  saveFile(await made(), `${profile.slug}-${report.of.connected.app}-${report.of.type}-${clockNow().today}.${format}`);

  async function made(): Promise<Blob> {
    if (format === 'csv') {
      const { csvOf } = await import('./csv.ts');
      return new Blob([csvOf(posts, locale)], { type: 'text/csv;charset=utf-8' });
    }
    const { xlsxOf } = await import('../../../platform/files/xlsx.ts');
    const { today, now } = clockNow();
    const limits = periodLimits(report.of.period, 'back', today, now);
    const formats = { time: words.t('export.timeFormat'), day: words.t('export.dayFormat') };
    return xlsxOf([summaryTable(report, limits, words), stepsTable(report, words), posts], formats);
  }
}

async function allPosts({ of }: Report, profile: number) {
  const page = (number: number) => fetchAnalysed(of, profile, { page: number, page_size: PAGE_SIZES.max });
  const first = await page(1);
  const posts = [...first.results];
  for (let number = 2; number <= Math.ceil(first.count / PAGE_SIZES.max); number += 1)
    posts.push(...(await page(number)).results);
  // What went out while the pages were read has moved the others on: one stands in two of them.
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}
