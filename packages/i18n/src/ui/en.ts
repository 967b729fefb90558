export const ui = {
  feedback: {
    successTitle: 'Success',
    done: 'Action successfully completed',
    errorTitle: 'Error',
    // The misspelling is part of the specified text.
    readFailed: 'An error occured while trying to retrieve data from the server.',
    listFailed: 'Unable to get items!',
    tooManyTitle: 'Too many requests',
    tooManyText:
      "Oops! It seems like you've made a lot of requests in a short time. No worries, you can try again soon. Thanks for your patience!",
    unreachable: 'Couldn’t reach Waypost. Check your connection and try again.',
    copyFailed: 'Could not copy to clipboard',
    copied: 'Copied',
    saved: 'Saved!',
    changesSaved: 'Changes saved',
    deleted: 'Deleted!',
  },
  newsletter: 'Newsletter',
  states: {
    loading: 'Loading',
    errorTitle: 'This couldn’t be loaded',
    showDetail: 'Show details',
    hideDetail: 'Hide details',
    retry: 'Retry',
    noPreview: 'No preview available',
    noData: 'No data available',
    loadMore: 'Show more',
  },
  // What is read to whoever does not see that the one stands before the other.
  labelled: '{label}: {value}',
  actions: {
    cancel: 'Cancel',
    close: 'Close',
    save: 'Save',
    delete: 'Delete',
    edit: 'Edit',
    more: 'More actions',
    upgrade: 'Upgrade',
    applyToAll: 'Apply to all my profiles',
  },
  fields: {
    required: 'This field is required.',
    tooLong: 'Use up to {max, number} characters.',
    email: 'Enter a valid email.',
    optional: 'Optional',
  },
  counter: {
    over: '{count, plural, one {# character too many} other {# characters too many}}',
  },
} as const;
