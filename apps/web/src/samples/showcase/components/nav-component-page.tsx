import texts from 'texts:nav-component'
import { Link } from 'wouter'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import styles from './nav-component.module.css'

addTexts(texts)

const LINKS = [
  { href: '/components/nav-component', says: 'Nav' },
  { href: '/components/tabs-component', says: 'Tabs' },
  { href: '/components/pills-component', says: 'Pills' },
  { href: '/components/buttons', says: 'Buttons' },
]

const Links = () => (
  <>
    {LINKS.map(({ href, says }) => (
      <li key={href}>
        <Link href={href} aria-current={href === '/components/nav-component' ? 'page' : undefined}>
          {says}
        </Link>
      </li>
    ))}
  </>
)

const Basic = () => (
  <nav aria-label="In a line">
    <ul className={styles.nav}>
      <Links />
      <li>
        <span aria-disabled="true">Planned</span>
      </li>
    </ul>
  </nav>
)

const Bordered = () => (
  <nav aria-label="With a border">
    <ul className={`${styles.nav} ${styles.bordered}`}>
      <Links />
    </ul>
  </nav>
)

const Centered = () => (
  <nav aria-label="In the centre">
    <ul className={styles.nav} data-side="center">
      <Links />
    </ul>
  </nav>
)

const End = () => (
  <nav aria-label="At the end">
    <ul className={styles.nav} data-side="end">
      <Links />
    </ul>
  </nav>
)

const Vertical = () => (
  <nav aria-label="In a column">
    <ul className={`${styles.nav} ${styles.vertical}`}>
      <Links />
    </ul>
  </nav>
)

const VerticalBordered = () => (
  <nav aria-label="In a column with a border">
    <ul className={`${styles.nav} ${styles.vertical} ${styles.bordered}`}>
      <Links />
    </ul>
  </nav>
)

const Square = () => (
  <nav aria-label="With square corners">
    <ul className={`${styles.nav} ${styles.bordered} ${styles.square}`}>
      <Links />
    </ul>
  </nav>
)

const Divided = () => (
  <nav aria-label="In two parts">
    <ul className={`${styles.nav} ${styles.bordered}`}>
      <Links />
      <li className={styles.apart}>
        <Link href="/components/alerts">Alerts</Link>
      </li>
    </ul>
  </nav>
)

const NavComponentPage = () => (
  <Examples
    page="nav-component"
    parts={{ Basic, Bordered, Centered, End, Square, Divided, Vertical, VerticalBordered }}
  />
)
export default NavComponentPage
