/** Who an agent is to travellers: what placeholders, previews, mails, pages and branding read. Empty texts were never entered. */
export interface Agency {
  readonly agent_first_name: string;
  readonly agent_last_name: string;
  /** Empty while there is only a placeholder of an address. */
  readonly agent_email: string;
  readonly agency_name: string;
  /** As it is dialled from anywhere: +14165550199. */
  readonly phone: string;
  /** As it is read, without the extension: (416) 555-0199; of other countries with the code. */
  readonly phone_shown: string;
  readonly phone_extension: string;
  readonly address_lines: readonly string[];
  /** The same where a letter reaches it; empty where no street is known. */
  readonly postal_lines: readonly string[];
  /** Empty without a licence. */
  readonly license_line: string;
  readonly website: string;
  /** Keys of storage. */
  readonly photo_key: string | null;
  readonly logo_key: string | null;
  /** As long as the owner's plan has it. */
  readonly booking_link: string;
}

/** The agent's name, or what stands for it. */
export const agentName = (of: Pick<Agency, 'agent_first_name' | 'agent_last_name'>, otherwise: string): string =>
  `${of.agent_first_name} ${of.agent_last_name}`.trim() || otherwise;
