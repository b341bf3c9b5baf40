import { Anchor, Breadcrumbs } from '@mantine/core'
import '@mantine/core/styles/Breadcrumbs.layer.css'
import { ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import texts from 'texts:breadcrumbs'
import { Link } from 'wouter'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './breadcrumbs.module.css'

addTexts(texts)

const Home = () => (
  <Anchor component={Link} href="/calendar">
    Home
  </Anchor>
)
const Components = () => (
  <Anchor component={Link} href="/components/alerts">
    Components
  </Anchor>
)
/** Where one is: no link, and a reader is told. */
const Here = ({ children }: { children: ReactNode }) => <span aria-current="page">{children}</span>

const Basic = () => (
  <Stack>
    <nav aria-label="One level">
      <Breadcrumbs separator={<span aria-hidden="true">/</span>}>
        <Here>Home</Here>
      </Breadcrumbs>
    </nav>
    <nav aria-label="Two levels">
      <Breadcrumbs separator={<span aria-hidden="true">/</span>}>
        <Home />
        <Here>Components</Here>
      </Breadcrumbs>
    </nav>
    <nav aria-label="Three levels">
      <Breadcrumbs separator={<span aria-hidden="true">/</span>}>
        <Home />
        <Components />
        <Here>Breadcrumbs</Here>
      </Breadcrumbs>
    </nav>
  </Stack>
)

const SEPARATORS = [
  { says: 'Slash', separator: '/' },
  { says: 'Dots', separator: '•' },
  { says: 'Dashes', separator: '–' },
  { says: 'Pipes', separator: '|' },
  { says: 'Chevron', separator: <Drawing of={ChevronRight} size={14} className="turns" /> },
]

const Separators = () => (
  <Stack>
    {SEPARATORS.map(({ says, separator }) => (
      <nav key={says} aria-label={says}>
        <Breadcrumbs separator={<span aria-hidden="true">{separator}</span>}>
          <Home />
          <Components />
          <Here>{says}</Here>
        </Breadcrumbs>
      </nav>
    ))}
  </Stack>
)

const SIDES = [
  { side: 'start', says: 'At the start' },
  { side: 'center', says: 'In the centre' },
  { side: 'end', says: 'At the end' },
]

const Alignment = () => (
  <Stack>
    {SIDES.map(({ side, says }) => (
      <nav key={side} aria-label={says} className={styles.place} data-side={side}>
        <Breadcrumbs separator={<span aria-hidden="true">/</span>}>
          <Home />
          <Components />
          <Here>{says}</Here>
        </Breadcrumbs>
      </nav>
    ))}
  </Stack>
)

const BreadcrumbsPage = () => (
  <Examples page="breadcrumbs" parts={{ Basic, Separators, Alignment }} wide={['Alignment']} />
)
export default BreadcrumbsPage
