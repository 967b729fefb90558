export interface Wire {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal?: AbortSignal;
  /** 0 to 1, for uploads. */
  readonly onProgress?: (fraction: number) => void;
}

export interface WireAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly text: string;
  readonly retryAfter: string | null;
}

const NO_ANSWER: WireAnswer = { status: 0, statusText: '', text: '', retryAfter: null };

async function overFetch({ method, url, headers, body, signal }: Wire): Promise<WireAnswer> {
  try {
    const response = await fetch(url, { method, headers, body, signal, credentials: 'same-origin' });
    const { status, statusText } = response;
    return { status, statusText, text: await response.text(), retryAfter: response.headers.get('retry-after') };
  } catch (error) {
    if (signal?.aborted) throw error;
    return NO_ANSWER;
  }
}

/** fetch() tells nothing about how much of a body was sent, so uploads go over XMLHttpRequest. */
function overXhr({ method, url, headers, body, signal, onProgress }: Wire): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () =>
      resolve({
        status: request.status,
        statusText: request.statusText,
        text: request.responseText,
        retryAfter: request.getResponseHeader('retry-after'),
      });
    request.onerror = () => resolve(NO_ANSWER);
    request.ontimeout = () => resolve(NO_ANSWER);
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) return reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal?.addEventListener('abort', abort);
    request.send(body ?? null);
  });
}

export function transmit(wire: Wire): Promise<WireAnswer> {
  return wire.onProgress ? overXhr(wire) : overFetch(wire);
}
