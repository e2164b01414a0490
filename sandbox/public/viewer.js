// The page of the API document: Swagger UI over /api/openapi.json, and a button that logs its calls in.
const ui = window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#viewer',
  deepLinking: true,
  filter: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  tryItOutEnabled: true,
  persistAuthorization: false,
});

const form = document.querySelector('#person');
const outcome = form.querySelector('output');

const showPersonas = async () => {
  const personas = await (await fetch('/_sandbox/personas')).json();
  form.elements.persona.append(
    ...personas.map(({ id, title }) => new Option(`${id}: ${title}`, id)),
  );
};

const callAsNewPerson = async () => {
  const answer = await fetch('/_sandbox/users', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona: form.elements.persona.value }),
  });
  const { userId, token } = await answer.json();
  ui.preauthorizeApiKey('bearer', token);
  outcome.value = `Calls are made as ${userId}.`;
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void callAsNewPerson();
});

void showPersonas();
