/** Scopes that the consent page knows, with the words it shows. `r_member_social…` are closed to new apps. */
export const SCOPES: Readonly<Record<string, string>> = {
  openid: 'Use your name and photo',
  profile: 'Use your name and photo',
  email: 'Use the primary email address of your LinkedIn account',
  w_member_social: 'Create, modify, and delete posts, comments, and reactions on your behalf',
  r_member_social: 'Retrieve your posts, comments, and reactions',
  w_member_social_feed: 'Create, modify, and delete comments and reactions on your behalf',
  r_member_social_feed: 'Retrieve comments and reactions on your posts',
  r_basicprofile: 'Use your basic profile including your name, photo, headline, and public profile URL',
  r_organization_social: "Retrieve your organization's posts, comments, reactions, and other engagement data",
  w_organization_social: "Create, modify, and delete posts, comments, and reactions on your organization's behalf",
  r_organization_social_feed: "Retrieve comments and reactions on your organization's posts",
  w_organization_social_feed: "Create, modify, and delete comments and reactions on your organization's behalf",
  r_organization_admin: "Retrieve your organization's pages and reporting data",
  rw_organization_admin: "Manage your organization's pages and retrieve reporting data",
  r_member_postAnalytics: 'Retrieve your posts and their reporting data',
  r_member_profileAnalytics: 'Retrieve your profile analytics',
};

export function sameScopes(a: readonly string[], b: readonly string[]): boolean {
  const other = new Set(b);
  return a.length === b.length && a.every((scope) => other.has(scope));
}

export function splitScopes(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter(Boolean))];
}
