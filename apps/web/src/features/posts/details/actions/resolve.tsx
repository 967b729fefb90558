import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconExternalLink } from '@tabler/icons-react';
import { CHANNELS } from '@waypost/contract/networks';
import type { ScheduledPosting } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../../platform/formats/use-formats.ts';
import { ConfirmModal } from '../../../../ui/dialogs/confirm-modal.tsx';
import { useResolve } from '../../actions.ts';
import { useAttempts } from '../../api.ts';
import { usePageLink } from '../../page-link.ts';
import details from '../details.module.css';
import classes from './resolve.module.css';

/** The network gave no clear answer: the person looks and says, and only then anything is sent again. */
export function Resolve({ post }: { readonly post: ScheduledPosting }) {
  const t = useTranslations('posts.resolve');
  const formats = useFormats();
  const attempts = useAttempts(post);
  const resolve = useResolve(post.id);
  // Nothing would be posted there again.
  const gone = post.actions.includes('reconnect');
  const ofPerson = post.type === 'feedpost';
  const pageLink = usePageLink({ app: post.app, id: post.pgid, name: post.page_name, ofPerson });
  const [asking, { open, close }] = useDisclosure(false);
  const app = CHANNELS[post.app].name;
  const asked = attempts.data?.results.find(({ outcome }) => outcome === null);
  const { candidates = [] } = asked ?? {};
  return (
    <section className={classes.resolve} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {post.reason && <p>{post.reason}</p>}
      {pageLink && (
        <a href={pageLink} target="_blank" rel="noreferrer" className={classes.pageLink}>
          {post.page_name} <IconExternalLink size={14} stroke={1.7} aria-hidden="true" />
        </a>
      )}
      {candidates.length > 0 && (
        <>
          <h4>{t('candidates', { app })}</h4>
          <ul className={classes.candidates}>
            {candidates.map((candidate) => (
              <li key={candidate.remote_id}>
                <span className={classes.candidateWords}>
                  {candidate.created && (
                    <span className={details.muted}>
                      {t('candidate', { when: formats.dateTime(candidate.created) })}
                    </span>
                  )}
                  <span>{candidate.text}</span>
                  {candidate.url && (
                    <a href={candidate.url} target="_blank" rel="noreferrer">
                      {t('open')}
                    </a>
                  )}
                </span>
                <Button
                  variant="default"
                  loading={resolve.pending}
                  onClick={() => resolve.run({ remote_id: candidate.remote_id })}
                >
                  {t('there')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={classes.answers}>
        <Button variant="default" loading={resolve.pending} onClick={() => resolve.run({ there: true })}>
          {t('thereUnnamed')}
        </Button>
        <Button
          variant="default"
          loading={gone && resolve.pending}
          onClick={gone ? () => resolve.run({ absent: true }) : open}
        >
          {t(gone ? 'gone' : 'absent')}
        </Button>
      </div>
      <ConfirmModal
        opened={asking}
        onClose={close}
        title={t('absentTitle')}
        confirmLabel={t('absent')}
        danger
        pending={resolve.pending}
        onConfirm={() => resolve.run({ absent: true })}
      >
        {t('absentText', { page: post.page_name ?? app })}
      </ConfirmModal>
    </section>
  );
}
