export const library = {
  gone: 'This post is no longer in the library.',
  noSlot: '{network} has no free slot in the weeks ahead. Choose a time instead.',
  nowhere: 'Connect a network first. Then you can schedule posts from the library.',
};
