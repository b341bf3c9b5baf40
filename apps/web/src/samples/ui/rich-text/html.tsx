import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import './html.css'

/** What a text from elsewhere may be made of: words and their emphasis, lists, tables, links and our own pictures. */
const TAGS =
  'p br strong b em i u s small sub sup code pre blockquote hr span h2 h3 h4 h5 h6 ul ol li dl dt dd a img figure figcaption table thead tbody tr th td'
const ALLOWED = {
  ALLOWED_TAGS: TAGS.split(' '),
  ALLOWED_ATTR: ['href', 'title', 'alt', 'src', 'colspan', 'rowspan', 'lang', 'dir'],
  // No foreign picture tells its sender that the text was read.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#|data:image\/(?:svg\+xml|png|jpeg|gif|webp)[;,])/i,
}

const cleaner = DOMPurify(window)
cleaner.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') {
    element.setAttribute('rel', 'noopener noreferrer nofollow')
    element.setAttribute('target', '_blank')
  }
  if (element.tagName === 'IMG' && !element.getAttribute('src')?.startsWith('data:')) element.removeAttribute('src')
})

/** The text as HTML that can do nothing: no script, no style, no form, no foreign picture. */
export const clean = (html: string) => cleaner.sanitize(html, ALLOWED)

/** HTML that comes from data. The only place in the app that puts such a text into the page. */
export const Html = ({ of }: { of: string }) => {
  const html = useMemo(() => ({ __html: clean(of) }), [of])
  return <div className="html" dangerouslySetInnerHTML={html} />
}

/** The words of an HTML text, for a line that previews it. */
export const wordsOf = (html: string) => {
  // The words of one block do not run into those of the next.
  const apart = clean(html).replace(/<br>|<\/(?:p|li|h[2-6]|blockquote|d[td]|t[dhr]|pre|figcaption)>/g, '$& ')
  const parsed = new DOMParser().parseFromString(apart, 'text/html')
  return parsed.body.textContent.replace(/\s+/g, ' ').trim()
}
