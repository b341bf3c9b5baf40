import { useEffect, useState } from 'react'
import { kept } from '#web/lib/storage.ts'
import { LANGUAGES, speak, type Language } from '#web/lib/text.ts'

/** What stands behind the address: the token, and the language of the mail unless that is English. */
const inAddress = () => {
  const [token = '', language = ''] = location.hash.slice(1).split('&')
  return { token, language }
}

const isLanguage = (word: string): word is Language => Object.hasOwn(LANGUAGES, word)

/** Whoever has chosen no language in this browser reads on in that of their mail. */
const speakAs = (language: string) => {
  if (!isLanguage(language) || kept('language')) return
  speak(language).catch((error: unknown) => console.warn(`The page stays in English instead of ${language}`, error))
}

/**
 * The token of the mailed link that led here, or '' without one. It leaves the address bar at once, so that neither the
 * history nor a picture of the screen keeps it.
 */
export const useMailToken = () => {
  const [token, setToken] = useState(() => inAddress().token)
  useEffect(() => {
    const take = () => {
      const given = inAddress()
      if (given.token === '') return
      setToken(given.token)
      history.replaceState(history.state, '', `${location.pathname}${location.search}`)
      speakAs(given.language)
    }
    take()
    // A link that is pasted where this page is open already loads nothing anew.
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return token
}
