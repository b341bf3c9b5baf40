import * as v from 'valibot'

const urlOf = (address: string) => (URL.canParse(address) ? new URL(address) : undefined)

const isOrigin = (address: string) => {
  const url = urlOf(address)
  return url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

/** Part of an address that can be decoded. */
const isCoded = (text: string) => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
const isSmtpUrl = (address: string) => {
  const url = urlOf(address)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false
  const isBare = /^\/?$/.test(url.pathname) && url.search === '' && url.hash === ''
  return isBare && isCoded(url.username) && isCoded(url.password)
}

export const databaseUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgresql://user@host:5432/name'),
)
export const publicOrigin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an address such as https://onward.example, without a path'),
  v.transform((address) => new URL(address).origin),
)
export const smtpUrl = v.pipe(
  v.string(),
  v.check(isSmtpUrl, 'must look like smtp://user:password@host:587 or smtps://host'),
)
export const mailFrom = v.pipe(
  v.string(),
  v.regex(
    /^([^<>\p{Cc}]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u,
    'must look like Onward <onward@hospital.example>',
  ),
)
