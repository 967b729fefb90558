/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { membership: { menu: 'Membership', tab: 'Membership' } } as const;

export const membership = {
  plan: {
    title: 'Memberships',
    failed: 'The plans couldn’t be loaded',
    subtitle:
      'PRO opens Instagram, the post composer, your calendar and your own branding. One price for the whole year.',
    plans: 'Plans',
    noPlans: 'No plans are offered yet',
    noPlansText: 'Your administrator decides which plans are shown here.',
    toBilling: 'Billing and payments',
    upcoming: 'Your membership will change to {plan} at the end of the current billing cycle.',
    upcomingDate: 'Your membership will change to {plan} at the end of the current billing cycle, on {date}.',
    upcomingKeep: 'Until then you keep everything you have now.',
    keep: 'Keep {plan}',
    ends: 'Your membership won’t be renewed. It ends with the current billing cycle.',
    endsDate: 'Your membership won’t be renewed. It ends on {date}.',
    pastDue: 'Your last payment didn’t go through.',
    pastDueText: 'You keep your plan for now. Update your card so that the payment can be tried again.',
    toCard: 'Update card',
    changed: 'You’re now on the {plan} plan.',
    openedPro: 'Instagram, the post composer and your calendar are open.',
    openedFree: 'What PRO brought is kept for 30 days, in case you come back.',
    toConnections: 'Connect Instagram',
  },
  offline: {
    title: 'Online payment isn’t set up here.',
    text: 'Your administrator sets your plan.',
    ask: 'Ask for a plan',
  },
  card: {
    current: 'Your Current Membership',
    likeFree: 'Includes everything in Free.',
    free: 'FREE',
    alwaysFree: 'Always Free',
    perYear: 'Per Year',
    view: 'VIEW',
    downgrade: 'DOWNGRADE',
    upgrade: 'UPGRADE NOW',
    label: '{action}: {plan}',
  },
  address: {
    title: 'Billing Address',
    note: 'Your billing address should match your credit card billing address.',
    before: 'We need your billing address before your plan can change.',
    beforeBilling: 'Your payment method and invoices will be here once we have your billing address.',
    add: 'Add billing address',
    address: 'Address',
    city: 'City',
    state: 'State / Province',
    zipCode: 'Zip / Postal code',
    country: 'Country',
    choose: 'Choose one',
    notFound: 'Nothing found',
    confirm: 'Confirm',
    edit: 'Edit billing address',
    none: 'No address yet',
    saved: 'Billing address saved',
    badZip: 'Enter a postal code of this country.',
    noOptions: 'The countries couldn’t be loaded.',
  },
  billing: {
    title: 'Billing',
    failed: 'Your billing couldn’t be loaded',
    lead: 'Who pays, where the invoice goes, and what you have.',
    person: 'Account holder',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    tabs: {
      billing: 'Billing',
      membership: 'Membership',
    },
    toPlans: 'See all plans',
    renews: 'Renews: {date}',
    paidUntil: 'Paid until: {date}',
    settings: 'Billing',
    settingsText: 'Your billing address, payment method, invoices and membership.',
    open: 'Open billing',
    others:
      'Billing belongs to the person alone. You see the address; payments aren’t shown while you’re acting for somebody.',
  },
  widget: {
    title: 'Payment service',
    dialog: 'Change your plan to {plan}',
    loading: 'Opening the payment service…',
    slow: 'The payment service is taking longer than usual.',
    away: 'The payment service can’t be reached right now.',
    awayText: 'Your plan and your address are safe. Try again in a moment.',
    blocked: 'The payment service couldn’t be loaded.',
    blockedText: 'An ad blocker or your network may be holding it back. You can also open it in a tab of its own.',
    outside: 'Open in a new tab',
    retry: 'Try again',
    checking: 'Your plan is changing…',
    unheard: 'Your change was sent, but we couldn’t confirm it yet.',
    unheardText: 'There’s nothing to pay again. Check once more in a moment.',
    check: 'Check again',
  },
  losses: {
    title: 'At the end of the billing cycle:',
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
