import { type BusinessCard, inkOn } from '@waypost/contract/branding';
import { initials } from '../../../ui/marks/person-avatar.tsx';
import classes from './end-card.module.css';

interface Props {
  readonly card: BusinessCard;
  /** The card as it was drawn; null while it is not drawn as it is chosen. */
  readonly picture: string | null;
}

/** The end card as the page makes it, at once; the drawn one lies over it as soon as it is there. */
export function EndCard({ card: { card, banner_background_color: color }, picture }: Props) {
  const { agency_name, agent_name, phone, website, license_line, photo_url } = card;
  return (
    <div className={classes.card} style={{ background: color, color: inkOn(color) }}>
      <span className={classes.portrait}>
        {photo_url === null ? initials(agent_name || agency_name) : <img src={photo_url} alt="" />}
      </span>
      <bdi className={classes.agency}>{agency_name}</bdi>
      {agent_name && <bdi className={classes.agent}>{agent_name}</bdi>}
      {phone && <bdi className={classes.phone}>{phone}</bdi>}
      {website && <bdi className={classes.website}>{website}</bdi>}
      {license_line && <bdi className={classes.license}>{license_line}</bdi>}
      {picture !== null && <img key={picture} className={classes.drawn} src={picture} alt="" />}
    </div>
  );
}
