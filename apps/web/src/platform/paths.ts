/** Every address inside the program, written once. Agency screens live under the profile's slug (SHELL-015 to 033). */
const query = (values: Readonly<Record<string, string | undefined>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  const text = search.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
};

export const paths = {
  home: '/',
  signIn: '/accounts/login/',
  /** The sign-in page, which leads back afterwards. */
  signInThen: (next: string) => `/accounts/login/${query({ next })}`,
  signUp: '/accounts/signup/',
  forgotPassword: '/accounts/password_reset/',
  resetPassword: '/accounts/reset/',
  verifyEmail: '/accounts/verify/',
  accountSettings: '/accounts/account_settings/',
  users: '/admin/users/',
  dashboard: (slug: string) => `/${slug}/`,
  setup: (slug: string) => `/${slug}/setup/`,
  connections: (slug: string) => `/${slug}/connections/`,
  appSettings: (slug: string, app: string) => `/${slug}/${app}/settings/`,
  appDelete: (slug: string, app: string) => `/${slug}/${app}/delete/`,
  advancedFeatures: (slug: string) => `/${slug}/advanced_features/`,
  schedule: (slug: string, app: string, values: Readonly<Record<string, string | undefined>> = {}) =>
    `/${slug}/${app}/posts/${query(values)}`,
  createPost: (slug: string) => `/${slug}/generator/posts/`,
  posts: (slug: string, values: { date?: string; ids?: string } = {}) => `/${slug}/posts/${query(values)}`,
  post: (slug: string, id: number | string) => `/${slug}/posts/${id}/`,
} as const;
