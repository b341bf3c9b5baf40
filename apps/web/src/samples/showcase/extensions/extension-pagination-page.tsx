import { Button, Pagination, type PaginationProps } from '@mantine/core'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Pagination.layer.css'
import { ChevronLeft, ChevronRight } from 'lucide'
import { useState } from 'react'
import texts from 'texts:extension-pagination'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { SOLID } from '#web/samples/showcase/examples/solid.ts'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './extensions.module.css'

addTexts(texts)

const PAGES = 40

/** The pages of a long list; what is left out between them is an ellipsis. */
const Pages = ({ label, ...props }: Omit<PaginationProps, 'total'> & { label: string }) => (
  <nav aria-label={label}>
    <Pagination
      total={PAGES}
      size="sm"
      gap={6}
      getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
      getControlProps={(control) => ({ 'aria-label': `The ${control} page` })}
      {...props}
    />
  </nav>
)

const Basic = () => {
  const [page, setPage] = useState(20)
  return (
    <Stack>
      <Pages label="Shifts of the year" value={page} onChange={setPage} />
      <p className={styles.state} role="status">
        Page {page} of {PAGES}
      </p>
    </Stack>
  )
}

const Ellipsis = () => (
  <Stack>
    <Pages label="Shifts, two pages at either side" defaultValue={20} siblings={2} withControls={false} />
    <Pages label="Shifts, two pages at either end" defaultValue={20} boundaries={2} siblings={0} withControls={false} />
  </Stack>
)

const Separated = () => (
  <nav aria-label="Shifts, with the ways on apart">
    <Pagination.Root
      total={PAGES}
      size="sm"
      defaultValue={8}
      getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
    >
      <div className={styles.apart}>
        <Pagination.Previous aria-label="The previous page" />
        <div className={styles.items}>
          <Pagination.Items />
        </div>
        <Pagination.Next aria-label="The next page" />
      </div>
    </Pagination.Root>
  </nav>
)

const IconsAndText = () => {
  const [page, setPage] = useState(8)
  return (
    <div className={styles.row}>
      <Button
        variant="default"
        size="xs"
        leftSection={<Drawing of={ChevronLeft} size={16} className="turns" />}
        disabled={page === 1}
        onClick={() => setPage(page - 1)}
      >
        Earlier
      </Button>
      <Pages label="Shifts, with words" value={page} onChange={setPage} withControls={false} siblings={0} />
      <Button
        variant="default"
        size="xs"
        rightSection={<Drawing of={ChevronRight} size={16} className="turns" />}
        disabled={page === PAGES}
        onClick={() => setPage(page + 1)}
      >
        Later
      </Button>
    </div>
  )
}

const IconsOnly = () => {
  const [page, setPage] = useState(8)
  return (
    <div className={styles.row}>
      <Pages label="Shifts, by icons" value={page} onChange={setPage} withPages={false} withEdges />
      <p className={styles.state} role="status">
        Page {page} of {PAGES}
      </p>
    </div>
  )
}

const KINDS = ['success', 'danger', 'info', 'warning'] as const

const Colors = () => (
  <Stack>
    {KINDS.map((kind) => (
      <Pages key={kind} label={`Shifts, in the colour of ${kind}`} defaultValue={3} siblings={0} color={SOLID[kind]} />
    ))}
  </Stack>
)

const SIDES = [
  { side: 'start', says: 'at the start' },
  { side: 'center', says: 'in the centre' },
  { side: 'end', says: 'at the end' },
]

const Positions = () => (
  <Stack>
    {SIDES.map(({ side, says }) => (
      <div key={side} className={styles.row} data-side={side}>
        <Pages label={`Shifts, ${says}`} defaultValue={1} siblings={0} />
      </div>
    ))}
  </Stack>
)

const Sizes = () => (
  <Stack>
    {(['lg', 'md', 'sm'] as const).map((size) => (
      <Pages key={size} label={`Shifts, size ${size}`} defaultValue={1} siblings={0} size={size} />
    ))}
  </Stack>
)

const ExtensionPaginationPage = () => (
  <Examples
    page="extension-pagination"
    parts={{ Basic, Ellipsis, Separated, IconsAndText, IconsOnly, Colors, Positions, Sizes }}
  />
)
export default ExtensionPaginationPage
