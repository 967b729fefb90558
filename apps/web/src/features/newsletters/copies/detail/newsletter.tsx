import { Button } from '@mantine/core';
import { IconMailForward, IconMailOff, IconPlayerPause, IconRestore } from '@tabler/icons-react';
import { type NewsletterDetail, newsletterActions } from '@waypost/contract/newsletters';
import { reportsPaths } from '@waypost/contract/reports';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../../platform/formats/use-formats.ts';
import { LinkButton } from '../../../../platform/navigation/links.tsx';
import { useProfile } from '../../../../platform/session/use-session.ts';
import { useNow } from '../../../../platform/time/use-now.ts';
import { PageHead } from '../../../../ui/page-head.tsx';
import { useRestoreNewsletter } from '../restore.ts';
import { StandingBadge } from '../standing.tsx';
import { useSendTest, useSteer } from './actions.ts';
import { BackLink } from './back-link.tsx';
import classes from './detail.module.css';
import { EditCard } from './edit-card.tsx';
import { Look } from './look.tsx';
import { Notices } from './notices.tsx';
import { OverCard } from './over-card.tsx';
import { useLeaveOut } from './use-leave-out.tsx';

/** What it looks like, what the agent may still change of it, and how its sending goes. */
export function Newsletter({ newsletter }: { readonly newsletter: NewsletterDetail }) {
  const formats = useFormats();
  const { shown, name, fire_at, suppliers } = newsletter;
  // Whoever was writing when the time was over goes on seeing what was written.
  const [wasEditable] = useState(newsletter.editable);
  const [unsaved, setUnsaved] = useState(false);
  const lead = [formats.rowTime(fire_at), name, ...suppliers.map(({ supplier_label }) => supplier_label)];
  return (
    <>
      <PageHead
        above={<BackLink />}
        title={shown.subject}
        badge={<StandingBadge of={newsletter} />}
        lead={lead.join(' · ')}
        actions={<Actions newsletter={newsletter} />}
      />
      <div className={classes.page}>
        <div className={classes.side}>
          <Notices newsletter={newsletter} />
          <Words newsletter={newsletter} unsaved={wasEditable && unsaved} onUnsaved={setUnsaved} />
        </div>
        <Look newsletter={newsletter} unsaved={unsaved} />
      </div>
    </>
  );
}

interface WordsProps {
  readonly newsletter: NewsletterDetail;
  readonly unsaved: boolean;
  readonly onUnsaved: (unsaved: boolean) => void;
}

/** A form for whoever may still change it, else what came of it. */
function Words({ newsletter, unsaved, onUnsaved }: WordsProps) {
  const { editable, deleted, read_only } = newsletter;
  if ((editable || unsaved) && !read_only) return <EditCard newsletter={newsletter} onUnsaved={onUnsaved} />;
  return editable || deleted ? null : <OverCard newsletter={newsletter} />;
}

function Actions({ newsletter }: { readonly newsletter: NewsletterDetail }) {
  const t = useTranslations('newsletters.screen');
  const tNotice = useTranslations('newsletters.notice');
  const { slug } = useProfile();
  const { id, stats, test_to } = newsletter;
  const may = newsletterActions(newsletter, new Date(useNow(15_000)));
  const test = useSendTest(id, test_to);
  const pause = useSteer(id, 'pause');
  const leaveOut = useLeaveOut(id);
  const restore = useRestoreNewsletter(id);
  return (
    <>
      {may.includes('send_test') && (
        <Button
          variant="default"
          leftSection={<IconMailForward size={16} stroke={1.7} />}
          loading={test.pending}
          onClick={() => test.run()}
        >
          {t('sendTest')}
        </Button>
      )}
      {stats === null && may.includes('pause') && (
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={16} stroke={1.7} />}
          loading={pause.pending}
          onClick={() => pause.run()}
        >
          {tNotice('pause')}
        </Button>
      )}
      {may.includes('delete') && (
        <Button
          variant="default"
          leftSection={<IconMailOff size={16} stroke={1.7} />}
          loading={leaveOut.pending}
          onClick={() => leaveOut.run()}
        >
          {t('delete')}
        </Button>
      )}
      {may.includes('restore') && (
        <Button
          leftSection={<IconRestore size={16} stroke={1.7} />}
          loading={restore.pending}
          onClick={() => restore.run()}
        >
          {t('restore')}
        </Button>
      )}
      {stats !== null && <LinkButton to={reportsPaths.newsletter({ slug, id })}>{t('metrics')}</LinkButton>}
    </>
  );
}
