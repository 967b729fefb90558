export { ArchiveCard } from './archive-card.tsx';
