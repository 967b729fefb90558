export const ui = {
  writing: {
    toolbar: 'Format text',
    bold: 'Bold',
    italic: 'Italic',
    link: 'Link',
    heading: 'Heading',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    placeholder: 'Insert a placeholder',
    undo: 'Undo',
    redo: 'Redo',
    address: 'Link address',
    addressWrong: 'Enter a web address, an email or a phone number.',
    setLink: 'Set link',
    removeLink: 'Remove link',
    closeLink: 'Close without a link',
  },
} as const;
