// Lets readers try each call on the page. Sends the token in the field, never the browser's own session.
const { server } = document.body.dataset;
const token = document.querySelector('#token');

for (const form of document.querySelectorAll('form')) form.hidden = false;
document.querySelector('#session').addEventListener('submit', (event) => event.preventDefault());

for (const form of document.querySelectorAll('form.try')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
}

openTarget();
window.addEventListener('hashchange', openTarget);

/** Opens the call that the URL's fragment names. */
function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

async function send(form) {
  const status = form.querySelector('.status');
  const received = form.querySelector('.received');
  const button = form.querySelector('button');
  status.textContent = 'Sending…';
  button.disabled = true;
  received.hidden = true;
  try {
    const response = await fetch(addressOf(form), requestOf(form));
    const text = await response.text();
    status.textContent = `${response.status} ${response.statusText}`.trim();
    received.textContent = pretty(text);
    received.hidden = false;
    keepToken(text);
  } catch {
    status.textContent = 'No response: the server could not be reached.';
  } finally {
    button.disabled = false;
  }
}

function addressOf(form) {
  const fields = [...form.querySelectorAll('[data-name]')];
  const path = fields
    .filter((field) => field.dataset.in === 'path')
    .reduce((address, { dataset, value }) => address.replace(`{${dataset.name}}`, encodeURIComponent(value)), form.dataset.path);
  const query = new URLSearchParams(
    fields.filter((field) => field.dataset.in === 'query' && field.value !== '').map(({ dataset, value }) => [dataset.name, value]),
  );
  return `${server}${path}${query.size > 0 ? `?${query}` : ''}`;
}

function requestOf(form) {
  const body = form.querySelector('[data-in="body"]')?.value;
  const named = [...form.querySelectorAll('[data-in="header"]')].filter(({ value }) => value !== '');
  const headers = {
    ...Object.fromEntries(named.map(({ dataset, value }) => [dataset.name, value])),
    ...(token.value.trim() && { authorization: `Bearer ${token.value.trim()}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  return { method: form.dataset.method, headers, body, credentials: 'omit' };
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** After a login on this page, further calls use its session. */
function keepToken(text) {
  try {
    const { authToken } = JSON.parse(text);
    if (typeof authToken === 'string') token.value = authToken;
  } catch {
    // Not every response is JSON.
  }
}
