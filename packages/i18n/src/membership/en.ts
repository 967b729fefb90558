/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { membership: { menu: 'Membership', tab: 'Membership' } } as const;

export const membership = {
  plan: {
    title: 'Memberships',
    subtitle:
      'PRO opens Instagram, the post composer, your calendar and your own branding. One price for the whole year.',
  },
  faq: {
    title: 'Frequently asked questions',
    trial: {
      question: 'Is there a free trial?',
      answer:
        'There is no free trial. The Free plan has no end date, so you can get to know Waypost first and upgrade when you’re ready.',
    },
    price: {
      question: 'How much does PRO cost?',
      answer: 'PRO is one all-inclusive price of {price} per year.',
    },
    cancel: {
      question: 'Can I cancel at any time?',
      answer:
        'Yes, cancel any time. PRO features stay active for one year from your payment, then your membership is downgraded to Free automatically. Because the year is prepaid, there are no refunds.',
    },
    cards: {
      question: 'How can I pay?',
      answer:
        'With any major credit card, through a secure online payment service. Waypost never sees your card number.',
    },
    currency: {
      question: 'Which currency will I be charged in?',
      answer: 'You’re charged in US dollars.',
    },
    renewal: {
      question: 'What happens when my membership renews?',
      answer:
        'The renewal is charged automatically to the card you used. You can update your billing information at any time in Account Settings.',
      link: 'Account Settings',
    },
    tax: {
      question: 'Do I pay sales tax?',
      answer: 'That depends on where you are. If sales tax applies, it’s shown at checkout before you pay.',
    },
    help: {
      question: 'Where do I find training videos and documentation?',
      answer: 'You’ll find training videos and documentation in Help.',
      answerWithout:
        'You’ll find training videos on your dashboard. For anything else, ask your administrator for Help.',
      link: 'Help',
      dashboard: 'Dashboard',
    },
  },
} as const;
