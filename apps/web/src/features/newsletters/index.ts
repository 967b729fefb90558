export { newsletterAccountScreens } from './account/routes.tsx';
export { MoveNewsletter } from './copies/detail/lazy-move-newsletter.ts';
export { NewsletterList } from './copies/list/lazy-newsletter-list.ts';
export { newslettersScreens } from './copies/routes.tsx';
