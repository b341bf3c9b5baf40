import { kept } from '#web/lib/storage.ts'

/** Sends a call of who has not signed in yet, with the language that was chosen here: mails come in it. Else it is the browser's. */
export const sendInLanguage = (request: Request) => {
  const chosen = kept('language')
  if (chosen) request.headers.set('accept-language', chosen)
  return fetch(request)
}
