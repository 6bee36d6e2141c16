import json
import os
from urllib.request import Request, urlopen


def api(method, path, body=None, **headers):
    request = Request(
        os.environ["KUMBARA"] + "/api" + path,
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["KUMBARA_KEY"],
            "Content-Type": "application/json",
            **headers,
        },
    )
    with urlopen(request) as answer:
        return json.load(answer)


# What you pay for.
print(api("GET", "/subscriptions"))

# Add one. Sent again with the same Idempotency-Key, it is not added twice.
netflix = {
    "name": "Netflix",
    "amount": 229.99,
    "currency": "TRY",
    "billing_cycle": "monthly",
    "next_payment_date": "2027-01-15",
    "category": "streaming",
}
added = api("POST", "/subscriptions", netflix, **{"Idempotency-Key": "netflix-2027"})

# Mark it as cancelled.
print(api("PUT", "/subscriptions/" + added["id"], {"status": "cancelled"}))
