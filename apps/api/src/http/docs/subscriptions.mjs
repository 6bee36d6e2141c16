const { KUMBARA, KUMBARA_KEY } = process.env;

async function api(method, path, body, headers = {}) {
  const answer = await fetch(`${KUMBARA}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${KUMBARA_KEY}`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const content = await answer.json();
  if (!answer.ok) throw new Error(content.detail);
  return content;
}

// What you pay for.
console.log(await api('GET', '/subscriptions'));

// Add one. Sent again with the same Idempotency-Key, it is not added twice.
const netflix = {
  name: 'Netflix',
  amount: 229.99,
  currency: 'TRY',
  billing_cycle: 'monthly',
  next_payment_date: '2027-01-15',
  category: 'streaming',
};
const { id } = await api('POST', '/subscriptions', netflix, { 'Idempotency-Key': 'netflix-2027' });

// Mark it as cancelled.
console.log(await api('PUT', `/subscriptions/${id}`, { status: 'cancelled' }));
