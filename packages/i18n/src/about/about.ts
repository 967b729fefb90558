/** What is known of a language beside its words. */
export interface About {
  /** In its own words: that is what somebody who is lost can read. */
  readonly name: string;
  /** The table of the date library that calendars speak; null is the one that it brings along. */
  readonly dayjs: string | null;
  /** Said by the page where the program, and so its catalogue, does not come. */
  readonly needsScript: string;
  readonly notLoaded: string;
  readonly reload: string;
}
