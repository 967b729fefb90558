// Stands in the framed document /billing-widget/, beside the payment provider's script (decision 149). It is told by the program in the
// window above what to open; the token comes by message, so that it stands in no address, history or log.
(() => {
  const { parent: origin, script, domain } = document.body.dataset;
  const box = document.getElementById('membership');
  if (window.parent === window || !box) return;
  const tell = (said) => window.parent.postMessage({ waypost: 'billing-widget', ...said }, origin);
  let begun = false;

  const loaded = () =>
    new Promise((resolve, reject) => {
      window.o_options = { domain, load: 'profile', monitorDom: false };
      const element = document.createElement('script');
      element.dataset.options = 'o_options';
      element.onload = resolve;
      element.onerror = reject;
      element.src = script;
      document.head.append(element);
    });

  async function open({ token, tab, planUid, term }) {
    // Once: a second message would open it twice.
    if (begun) return;
    begun = true;
    try {
      await loaded();
    } catch {
      return tell({ type: 'failed', why: 'blocked' });
    }
    try {
      const provider = window.Outseta;
      provider.setAccessToken(token);
      provider.on('subscription.update', () => tell({ type: 'changed' }));
      const stateProps = planUid ? { planUid, planPaymentTerm: term } : {};
      provider.profile.open({ mode: 'embed', selector: '#membership', tab, stateProps });
      tell({ type: 'opened' });
    } catch {
      tell({ type: 'failed', why: 'broken' });
    }
  }

  window.addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || source !== window.parent || data?.waypost !== 'billing-widget') return;
    if (data.type === 'hello') tell({ type: 'ready' });
    if (data.type === 'open') open(data);
  });
  new ResizeObserver(() => tell({ type: 'height', px: box.getBoundingClientRect().bottom + 8 })).observe(box);
  tell({ type: 'ready' });
})();
