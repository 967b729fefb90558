/** The legal pages as they are until staff replace a text. They say what Waypost does today; `TEXTS_DATED` follows a change. */
export const legal = {
  page: {
    dated: 'Version: {date, date, ::yyyyMMMMd}',
    languages: 'Languages',
    others: 'Legal pages',
    operator: 'the company that set Waypost up',
    contact: 'your administrator',
    place: 'address on request',
  },
  texts: {
    terms: `These terms apply to your Waypost account at {site}. Waypost is offered to you by {operator} ({place}). Questions? Contact {contact}.

## What Waypost does

Waypost helps travel advisors plan posts and publish them on the pages and accounts they connect: Facebook Pages, Instagram professional accounts, and LinkedIn profiles and Company Pages. It also shows how those posts are doing.

## Your account

- Sign up with your own name and email, and keep your password to yourself.
- You’re responsible for what is done with your account. If you think someone else is using it, sign out everywhere in your account settings and change your password.
- Staff of {operator} can act on your behalf to help you. You can see when they do in your account settings, and what they change is recorded.

## What you publish

- What you write and upload stays yours. You let us store it, adapt it to what each network allows (for example by resizing an image) and send it to the networks you choose. We use it for nothing else.
- Publish only what you have the right to publish, and follow the law and the rules of your agency.
- The rules of Facebook, Instagram and LinkedIn apply to you as well. A network can refuse or remove a post, or end a connection.

## What we promise, and what we can’t

- When we can’t confirm whether a post went out, we ask you instead of sending it a second time.
- We can’t promise that a network is available, that it accepts a post, or that a post goes out at the exact minute. Check the posts that matter most to you.
- Waypost is provided as it is, as far as the law allows.

## Ending the agreement

- You can stop at any time: delete your account in your account settings. Nothing more is published from then on, except a post that is going out at that very moment, and for 30 days you can take the deletion back by signing in.
- We may close an account that breaks these terms or harms others. Unless it’s urgent, we’ll tell you first.

## Changes and law

When these terms change, the new version is published here with its date. With your account we keep which version you accepted, and when. The law of the place where {operator} has its office applies, without taking away the protection that the law of your own place gives you.`,
    privacy: `This page says which personal data Waypost at {site} stores, what for, who sees it and how to have it deleted. {operator} ({place}) is responsible for it. Questions and requests: {contact}.

## What we store

- **Your account**: name, email, language, and your password as a one-way hash (Argon2id) that nobody can read. Also when you signed up and last signed in, which version of the terms you accepted, and which browsers are signed in.
- **Your business profile**: what you enter there, such as your agency, phone, address and licence number.
- **Your connections**: your number and name at each network you connect, the name, image and follower count of the pages you choose, and the access tokens that the network gives us. Tokens are encrypted (AES-256-GCM) and never shown to anyone.
- **Your posts**: texts, links, images, videos, times, and a record of each attempt to publish them.
- **Stats**: the totals that networks report about your posts and pages. We don’t get to know who saw or liked a post.
- **Emails** that Waypost sent you, for 90 days.
- **Your choices**: which notices you get by email, which announcements you closed, and which videos you watched.
- **A log of changes**: who changed what and when, including what staff did on your behalf.
- **An export of your data**, if you ask for one: a single file that only you can download. We delete it after 7 days.

To stop abuse, Waypost counts requests per network address (IP). It keeps a digest of the address, not the address, and deletes it after a day. A proxy or host in front of Waypost may keep logs of its own.

## What for

To publish what you schedule, to show you how it’s doing, to keep your account safe, and to tell you when something needs your attention. We don’t sell data, show ads or build profiles of people.

## Who sees it

- You, and staff of {operator} with access to Waypost. They can act on your behalf; you’ll see that in your account settings, and it’s recorded.
- The networks you connect: they get the posts you send to them. They fetch images and videos from an address of Waypost that is hard to guess, but that opens for anyone who knows it.
- The companies that {operator} uses to run its servers, store files and deliver emails.

## How long

- Sessions end after 30 days without a visit, and are deleted a week later at most.
- Disconnecting a network deletes the access tokens, unless another page uses the same consent. If a post is being published at that moment, they’re kept for up to 24 hours to confirm the outcome.
- A post you delete stays in the list of deleted posts, so that you can restore it.
- A profile or an account you delete is kept for 30 days, so that you can take it back. Then it’s erased: names, addresses, posts, images and videos. What stays is numbers without your words: that posts existed and how they ended, the log of changes, which terms were accepted, and the web address of each profile, so that nobody else gets it.

## How to get a copy of your data

Choose “Export my data” in your account settings. We put what we store about you, your profiles, posts, images and videos into one file and email you when it’s ready. Access tokens and your password aren’t in it.

## How to have data deleted

- **In Waypost**: change your details in your account settings and your profile, disconnect a network on the Connections page, and delete a profile or the whole account in your account settings.
- **At Facebook and Instagram**: when you remove Waypost in the settings of Facebook, Facebook tells us and the connection ends. When you ask Facebook to have your data deleted, we delete all access tokens of your consent right away, and Facebook gets a link to a page that confirms it.
- **At LinkedIn**: when you remove Waypost in the settings of LinkedIn, our access ends.
- **For everything else**, such as a correction, contact {contact}. What was published on a network is deleted there.

## Newsletters

Waypost doesn’t send newsletters yet. Before it does, this page will say which data they need.

## Changes

When this page changes, the new version is published here with its date.`,
    tracking: `Waypost at {site} doesn’t track you. This page says what that means. Questions? Contact {contact}.

## What we don’t do

- No ads, no analytics service, no code from other companies. Scripts and fonts come from this site.
- Our emails hold no hidden images, and their links aren’t counted.
- Links in your posts go out as you wrote them.

## Cookies

Waypost sets three cookies. All are needed for signing in, none can be read by scripts, and none is shared with anyone.

| Cookie | What for | How long |
| --- | --- | --- |
| waypost_session | keeps you signed in | 30 days after your last visit |
| waypost_csrf | keeps other sites from sending forms in your name | until you close the browser |
| waypost_known | remembers that you signed in with this browser, so that strangers who guess passwords can’t lock you out | one year |

## In your browser

Your browser keeps the language you chose and whether you use dark mode, until you clear them, and a copy of what you’re writing, until you close the tab.

## What networks see

Some images, such as those of your pages, come straight from Facebook, Instagram or LinkedIn. Your browser asks the network for them, so the network sees your network address (IP).

## Stats

The stats of your posts are totals that the networks report to us. They say nothing about single people.

## Newsletters

Waypost doesn’t send newsletters yet. Before it does, this page will say whether opening and clicking is counted, and how to turn that off.`,
  },
} as const;
