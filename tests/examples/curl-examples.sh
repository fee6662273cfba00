# The REST API by hand: each block builds on those before it, and all of them together are a script.
SITE=${SITE:-http://localhost:5000}

# 1. Find your university
curl -sS "$SITE/api/universities/search?q=torino"

# 2. Register with its e-mail
curl -sS "$SITE/api/auth/register" -H 'content-type: application/json' -d '{
  "email": "giulia.rossi@edu.unito.it",
  "password": "mare-calmo-a-novembre",
  "confirmPassword": "mare-calmo-a-novembre",
  "firstName": "Giulia",
  "lastName": "Rossi",
  "university": "Università degli Studi di Torino",
  "faculty": "Psicologia",
  "studyYear": "2° anno triennale",
  "termsAccepted": true
}'

# 3. Log in and keep the token
TOKEN=$(curl -sS "$SITE/api/auth/login" -H 'content-type: application/json' \
  -d '{ "email": "giulia.rossi@edu.unito.it", "password": "mare-calmo-a-novembre" }' |
  sed -E 's/.*"authToken":"([^"]+)".*/\1/')

# 4. Publish a post: nobody sees who wrote it
curl -sS "$SITE/api/posts" -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \
  -d '{ "type": "vent", "content": "Domani ho l’orale e non riesco a dormire." }'

# 5. Read the feed, also without logging in
curl -sS "$SITE/api/posts?limit=20&sortBy=recent"

# 6. Like a post: no body, and once more changes nothing
curl -sS -X POST "$SITE/api/posts/1/like" -H "authorization: Bearer $TOKEN"

# 7. Comment on it
curl -sS "$SITE/api/posts/1/comments" -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \
  -d '{ "content": "Respira: domani sera sarà fatta." }'

# 8. Every refusal has this form: a message for people, a reason for programs
curl -sS -X POST "$SITE/api/study-groups/2147483647/join" -H "authorization: Bearer $TOKEN"

# 9. Log out: the token is worth nothing any more
curl -sS -X POST "$SITE/api/auth/logout" -H "authorization: Bearer $TOKEN"
