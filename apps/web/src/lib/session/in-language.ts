/** Sends a call of who has not signed in yet, with the language of the page: their mails come in it. */
export const sendInLanguage = (request: Request) => {
  request.headers.set('accept-language', document.documentElement.lang)
  return fetch(request)
}
