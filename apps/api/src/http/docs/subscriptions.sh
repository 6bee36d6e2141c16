# KUMBARA=https://your-kumbara.example  KUMBARA_KEY=kmb_…
api() { curl --silent --show-error --fail-with-body --header "Authorization: Bearer $KUMBARA_KEY" "$@"; }

# What you pay for.
api "$KUMBARA/api/subscriptions"

# Add one. Sent again with the same Idempotency-Key, it is not added twice.
added=$(api "$KUMBARA/api/subscriptions" \
  --header 'Content-Type: application/json' \
  --header 'Idempotency-Key: netflix-2027' \
  --data '{
    "name": "Netflix", "amount": 229.99, "currency": "TRY", "billing_cycle": "monthly",
    "next_payment_date": "2027-01-15", "category": "streaming"
  }')

# Mark it as cancelled.
id=$(echo "$added" | sed 's/.*"id":"\([^"]*\)".*/\1/')
api --request PUT "$KUMBARA/api/subscriptions/$id" \
  --header 'Content-Type: application/json' --data '{ "status": "cancelled" }'
