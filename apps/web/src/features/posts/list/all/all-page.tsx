import { useTranslations } from 'use-intl';
import { withWords } from '../../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../../ui/states/load-again.tsx';
import { MissedOfAddress } from '../../missed/missed-of-address.tsx';
import { PostTabs } from '../post-tabs.tsx';
import { PostsFrame } from '../posts-frame.tsx';
import classes from './all.module.css';
import { AllList } from './all-list.tsx';
import { groupsOf } from './group-posts.ts';
import { GroupRow } from './group-row.tsx';
import { useGroupVerb } from './use-group-verb.ts';

const GroupDialog = loadAgain(() =>
  withWords(['posts', 'posts/details', 'posts/sending'], () => import('./group-dialog.tsx')),
);

/** `/{slug}/posts/`: what goes out and went out on every network, also on pages that are connected no more. */
export default function AllPage() {
  const t = useTranslations('posts');
  const { verbs, asking, close } = useGroupVerb();
  return (
    <PostsFrame app={null} title={t('all.title')} lead={t('list.lead')}>
      <PostTabs
        of={null}
        className={classes.sheet}
        rows={6}
        fresh={({ posts, onOpen }) =>
          groupsOf(posts).map((group) => <GroupRow key={group.key} group={group} onOpen={onOpen} verbs={verbs} dated />)
        }
      >
        {(list) => <AllList {...list} verbs={verbs} />}
      </PostTabs>
      <MissedOfAddress of={null} />
      {asking && <GroupDialog {...asking} onClose={close} />}
    </PostsFrame>
  );
}
