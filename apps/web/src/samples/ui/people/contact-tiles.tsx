import { Phone } from 'lucide'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { SUPPORT } from '#web/samples/lib/contact.ts'
import { useText } from '#web/lib/text.ts'
import styles from './contact-tiles.module.css'
import { Icon } from '#web/ui/drawings/icon.tsx'

/** Who helps when nothing on the page did: by phone and by e-mail. Texts: `contact`. */
export const ContactTiles = () => {
  const t = useText()
  const tiles = [
    {
      href: `tel:${SUPPORT.phone.replaceAll(' ', '')}`,
      said: SUPPORT.phone,
      note: t('contact.phoneNote'),
      drawing: <Drawing of={Phone} size={22} strokeWidth={1.9} />,
      tone: 0,
    },
    {
      href: `mailto:${SUPPORT.email}`,
      said: SUPPORT.email,
      note: t('contact.emailNote'),
      drawing: <Icon name="mail" size={22} />,
      tone: 1,
    },
  ]
  return (
    <section className={styles.place}>
      <h2>{t('contact.title')}</h2>
      <p>{t('contact.lead')}</p>
      <ul>
        {tiles.map(({ href, said, note, drawing, tone }) => (
          <li key={href}>
            <span className={styles.mark} data-tone={tone}>
              {drawing}
            </span>
            {/* A number reads from the left in every script. */}
            <a href={href} dir="ltr">
              {said}
            </a>
            <small>{note}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
