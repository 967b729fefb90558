// Stands for https://cdn.outseta.com/outseta.min.js: the same object, drawn plainly, speaking to the sandbox with the person's token,
// and to people in the language of the document.

{
  const API = `${new URL(document.currentScript.src).origin}/outseta/api/v1`;
  const listeners = new Map();
  // As the document has it: the real one is told by its account.
  const words = window.outsetaWords[document.documentElement.lang.slice(0, 2)] ?? window.outsetaWords.en;
  let token = '';
  let shown = null;

  const claims = (jwt) => JSON.parse(atob(jwt.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));

  /** The last that was registered runs first; one that answers false stops the others. */
  function fire(event, value) {
    for (const listener of [...(listeners.get(event) ?? [])].reverse()) if (listener(value) === false) return;
  }

  async function ask(method, path, body) {
    const answer = await fetch(`${API}/${path}`, {
      method,
      headers: { authorization: `bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Error(words.offline);
    });
    const told = await answer.json().catch(() => ({}));
    if (answer.ok) return told;
    const [first] = told.EntityValidationErrors?.[0]?.ValidationErrors ?? [];
    const said = first?.ErrorMessage ?? told.ErrorMessage ?? told.Message ?? words.wrong;
    throw new Error(words.refusals[said] ?? said);
  }

  function make(name, props = {}, ...children) {
    const { on = {}, ...rest } = props;
    const node = Object.assign(document.createElement(name), rest);
    for (const [event, listener] of Object.entries(on)) node.addEventListener(event, listener);
    node.append(...children.filter((child) => child !== null && child !== undefined));
    return node;
  }

  const money = (amount) => Number(amount).toLocaleString(words.region, { style: 'currency', currency: 'USD' });
  const day = (stamp) =>
    new Date(`${stamp}Z`).toLocaleDateString(words.region, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    });

  /** A form whose button is out of reach while its work is done; a refusal is said in it. */
  function form(label, fields, work) {
    const trouble = make('p', { className: 'trouble', role: 'alert', hidden: true });
    const button = make('button', { type: 'submit', textContent: label });
    const submit = async (event) => {
      event.preventDefault();
      button.disabled = true;
      trouble.hidden = true;
      try {
        await work(Object.fromEntries(new FormData(event.target)));
      } catch (error) {
        trouble.textContent = error.message;
        trouble.hidden = false;
      } finally {
        button.disabled = false;
      }
    };
    return make('form', { on: { submit } }, ...fields, trouble, button);
  }

  const field = (label, name, props = {}) =>
    make('label', {}, label, make('input', { name, required: true, autocomplete: 'off', ...props }));

  const cardFields = () => [
    field(words.cardNumber, 'CardNumber', { inputMode: 'numeric', value: '4242 4242 4242 4242' }),
    make('p', {
      className: 'soft',
      textContent: words.cards,
    }),
  ];

  const putCard = (profile, { CardNumber }) =>
    ask('PUT', 'billing/paymentinformation', { Account: { Uid: profile.Account.Uid }, CardNumber });

  function current(account) {
    const now = account.CurrentSubscription;
    const ended = account.AccountStage === 5;
    const next = account.LatestSubscription;
    const later = now && next && next.Uid !== now.Uid ? next : null;
    return { now: ended ? null : now, later, ended };
  }

  function standing({ Account: account }) {
    const { now, later, ended } = current(account);
    const said = [];
    if (now) said.push(words.paid(now.Plan.Name, day(now.RenewalDate)));
    else said.push(ended ? words.over : words.none);
    if (later) said.push(words.begins(later.Plan.Name, day(later.StartDate)));
    if (account.AccountStage === 4) said.push(words.cancelled);
    if (account.AccountStage === 7) said.push(words.failed);
    return make('p', { className: 'standing', textContent: said.join(' ') });
  }

  async function planList(profile, draw) {
    const { items } = await ask('GET', 'billing/plans?limit=100');
    const choose = (uid) => () => draw({ planUid: uid });
    const rows = items
      .filter((plan) => plan.IsActive)
      .map((plan) =>
        make(
          'li',
          {},
          make('span', { textContent: words.offer(plan.Name, money(plan.AnnualRate)) }),
          make('button', { type: 'button', textContent: words.choose(plan.Name), on: { click: choose(plan.Uid) } }),
        ),
      );
    return [standing(profile), make('ul', {}, ...rows)];
  }

  async function planChange(profile, draw, { planUid } = {}) {
    if (!planUid) return planList(profile, draw);
    const { Account: account } = profile;
    const { now } = current(account);
    const body = {
      Account: { Uid: account.Uid },
      Plan: { Uid: planUid },
      BillingRenewalTerm: 2,
      SubscriptionAddOns: [],
    };
    if (now) body.Uid = now.Uid;
    const at = now ? `billing/subscriptions/${now.Uid}/changesubscription` : null;
    const bill = await (at
      ? ask('PUT', `${at}preview`, body)
      : ask('POST', 'billing/subscriptions/compute-charge-summary', body));
    const rows = bill.IsImmediate
      ? [
          words.price(money(bill.Plan.AnnualRate)),
          words.credit(money(bill.Credit)),
          words.tax(money(bill.Tax)),
          words.due(money(bill.Total)),
        ]
      : [words.later(day(bill.StartDate)), words.due(money(0))];
    const needsCard = bill.Total > 0 && !profile.PaymentInformation;
    const confirm = async (values) => {
      if (needsCard) await putCard(profile, values);
      const done = at
        ? await ask('PUT', at, body)
        : await ask('PUT', 'billing/subscriptions/firsttimesubscription', body);
      await draw({
        done: bill.IsImmediate ? words.have(done.Plan.Name) : words.begins(done.Plan.Name, day(done.StartDate)),
      });
      fire('subscription.update', done);
    };
    return [
      standing(profile),
      make('h2', { textContent: words.title(bill.Plan.Name) }),
      make('ul', { className: 'bill' }, ...rows.map((row) => make('li', { textContent: row }))),
      form(bill.Total > 0 ? words.pay(money(bill.Total)) : words.confirm, needsCard ? cardFields() : [], confirm),
    ];
  }

  async function billing(profile, draw) {
    const { items } = await ask('GET', 'billing/invoices?limit=100&orderBy=InvoiceDate+DESC');
    const card = profile.PaymentInformation;
    const rows = items.map((invoice) =>
      make('li', {
        textContent: `${day(invoice.InvoiceDate)}: ${invoice.Memo}, ${money(invoice.Total)} (${words.states[invoice.Status] ?? invoice.Status})`,
      }),
    );
    const save = async (values) => {
      await putCard(profile, values);
      await draw({ done: words.cardChanged });
      fire('account.update', profile.Account);
    };
    return [
      standing(profile),
      make('h2', { textContent: words.payment }),
      make('p', { textContent: card ? words.card(card.CardLast4) : words.noCard }),
      form(words.changeCard, cardFields(), save),
      make('h2', { textContent: words.invoices }),
      rows.length > 0 ? make('ul', {}, ...rows) : make('p', { className: 'soft', textContent: words.noInvoices }),
    ];
  }

  async function membership(profile, draw) {
    const { now } = current(profile.Account);
    if (!now) return planList(profile, draw);
    const verb = async (path, done) => {
      await ask('PUT', path, {});
      await draw({ done });
      fire('subscription.update', { ...now, Plan: now.Plan });
    };
    const { Uid: uid, AccountStage: stage } = profile.Account;
    const cancelled = stage === 4;
    const end = cancelled
      ? form(words.keep, [], () => verb(`crm/accounts/${uid}/remove-cancellation`, words.kept))
      : form(words.cancel, [], () => verb(`crm/accounts/cancellation/${uid}`, words.ended));
    const change = make('button', {
      type: 'button',
      textContent: words.changePlan,
      on: { click: () => draw({ list: true }) },
    });
    return [standing(profile), change, end];
  }

  async function person(profile, draw) {
    const save = async (values) => {
      await ask('PUT', 'profile', values);
      await draw({ done: words.saved });
      fire('profile.update', values);
    };
    const fields = [
      field(words.firstName, 'FirstName', { value: profile.FirstName }),
      field(words.lastName, 'LastName', { value: profile.LastName }),
    ];
    return [make('p', { textContent: profile.Email }), form(words.save, fields, save)];
  }

  const TABS = { profile: person, billing, plan: membership, planChange, purchaseAddOn: membership };

  const STYLE = `
:host{all:initial;display:block;color-scheme:inherit;font:16px/1.5 system-ui,sans-serif;color:light-dark(#1c2430,#e8ebef)}
section{background:light-dark(#fff,#1f252d);border:1px solid light-dark(#d9dee5,#343c47);border-radius:12px;padding:16px}
h2{font-size:1.05rem;margin:16px 0 4px}ul{list-style:none;margin:0;padding:0}li{display:flex;gap:12px;align-items:center;justify-content:space-between;padding:6px 0}
form{display:grid;gap:12px;margin:12px 0 0}label{display:grid;gap:4px;font-weight:500}
input{font:inherit;padding:10px;border:1px solid light-dark(#8b95a3,#5b6675);border-radius:8px;background:transparent;color:inherit;min-height:44px;box-sizing:border-box}
button{font:inherit;font-weight:600;padding:10px 16px;border-radius:8px;border:1px solid #1a5fb4;background:#1a5fb4;color:#fff;min-height:44px;cursor:pointer}
button:disabled{opacity:.6;cursor:default}.soft{color:light-dark(#5b6675,#a3adba);font-size:.875rem;margin:0}
.trouble{color:light-dark(#b3261e,#ffb4ab);margin:0}.done{background:light-dark(#e3f4e6,#1d3a25);border-radius:8px;padding:8px 12px}
:focus-visible{outline:3px solid light-dark(#1a5fb4,#78aeed);outline-offset:2px}`;

  function place({ mode, selector }) {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    const section = make('section', { ariaLive: 'polite' });
    root.append(section);
    const target = mode === 'embed' && selector ? document.querySelector(selector) : document.body;
    (target ?? document.body).replaceChildren(host);
    return { host, section };
  }

  async function open({ mode = 'popup', selector, tab = 'profile', stateProps = {} } = {}) {
    shown?.host.remove();
    shown = place({ mode, selector });
    const { section } = shown;
    const draw = async (state = {}) => {
      const done = state.done ? make('p', { className: 'done', role: 'status', textContent: state.done }) : null;
      try {
        const profile = await ask('GET', 'profile?fields=*');
        const wanted =
          state.planUid || state.list
            ? planChange
            : (TABS[state.done && tab === 'planChange' ? 'plan' : tab] ?? membership);
        const drawn = await wanted(profile, draw, state.planUid ? state : state.list ? {} : stateProps);
        section.replaceChildren(...[done, ...drawn].filter(Boolean));
      } catch (error) {
        const again = make('button', { type: 'button', textContent: words.again, on: { click: () => draw(state) } });
        section.replaceChildren(make('p', { className: 'trouble', role: 'alert', textContent: error.message }), again);
      }
    };
    section.textContent = words.loading;
    await draw();
  }

  window.Outseta = {
    on: (event, listener) => void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    setAccessToken(jwt) {
      token = jwt;
      if (jwt) fire('accessToken.set', claims(jwt));
    },
    getAccessToken: () => token,
    getJwtPayload: () => (token ? claims(token) : null),
    getUser: async () => ({
      ...(await ask('GET', 'profile?fields=*')),
      update: (changes) => ask('PUT', 'profile', changes),
    }),
    profile: {
      open,
      close() {
        shown?.host.remove();
        shown = null;
      },
    },
    auth: { open: () => {}, close: () => {} },
  };
}
