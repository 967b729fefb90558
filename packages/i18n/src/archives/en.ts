export const archives = {
  title: 'Export my data',
  lead: 'Everything in your account, with your images and videos, in one file.',
  ask: 'Export my data',
  anew: 'Make a new one',
  again: 'Try again',
  making: 'We’re putting your data together. You can leave this page; we’ll email you when it’s ready.',
  progress: 'Progress',
  ready: 'Your file is ready ({size}). You can download it until {date}.',
  download: 'Download',
  failed: 'We couldn’t make your file. Please try again.',
} as const;
