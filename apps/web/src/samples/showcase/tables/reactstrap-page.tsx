import { Table } from '@mantine/core'
import '@mantine/core/styles/Table.layer.css'
import { Pencil, Trash2 } from 'lucide'
import { useRef, useState } from 'react'
import texts from 'texts:reactstrap'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { RowMenu } from '#web/samples/ui/controls/row-menu.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { Faces } from '#web/samples/ui/people/faces.tsx'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { EditProject } from './edit-project.tsx'
import { PROJECTS, STATUS_TONES, type Project } from './projects.ts'
import { Scroller } from './scroller.tsx'
import styles from './plain-table.module.css'

addTexts(texts)

const Head = ({ className }: { className?: string | undefined }) => (
  <Table.Thead {...(className !== undefined && { className })}>
    <Table.Tr>
      <Table.Th scope="col">Project</Table.Th>
      <Table.Th scope="col">Client</Table.Th>
      <Table.Th scope="col">People</Table.Th>
      <Table.Th scope="col">Status</Table.Th>
      <Table.Th scope="col" className={styles.last}>
        <span className="unseen">Actions</span>
      </Table.Th>
    </Table.Tr>
  </Table.Thead>
)

const Rows = () => {
  const [projects, setProjects] = useState(PROJECTS)
  const [edited, setEdited] = useState<Project>()
  const body = useRef<HTMLTableSectionElement>(null)
  const remove = ({ id, name }: Project) => {
    // The button that was pressed goes with its row.
    body.current?.closest<HTMLElement>('[role=region]')?.focus()
    setProjects(projects.filter((project) => project.id !== id))
    tell(`${name} was deleted.`)
  }
  const save = (saved: Project) => {
    setProjects(projects.map((project) => (project.id === saved.id ? saved : project)))
    setEdited(undefined)
  }
  return (
    <Table.Tbody ref={body}>
      {projects.map((project) => (
        <Table.Tr key={project.id}>
          <Table.Th scope="row">{project.name}</Table.Th>
          <Table.Td>{project.client}</Table.Td>
          <Table.Td>
            <Faces label={project.name} people={project.people.map((username) => ({ username, avatar: '' }))} />
          </Table.Td>
          <Table.Td>
            <Pill tone={STATUS_TONES[project.status]}>{project.status}</Pill>
          </Table.Td>
          <Table.Td className={styles.last}>
            <RowMenu label={`Actions for ${project.name}`}>
              <DropItem icon={<Drawing of={Pencil} size={16} />} onClick={() => setEdited(project)}>
                Edit
              </DropItem>
              <DropItem icon={<Drawing of={Trash2} size={16} />} isDanger onClick={() => remove(project)}>
                Delete
              </DropItem>
            </RowMenu>
          </Table.Td>
        </Table.Tr>
      ))}
      {projects.length === 0 && (
        <Table.Tr>
          <Table.Td colSpan={5}>No project is left.</Table.Td>
        </Table.Tr>
      )}
      {edited && <EditProject project={edited} onSave={save} onClose={() => setEdited(undefined)} />}
    </Table.Tbody>
  )
}

const Basic = () => (
  <Scroller label="Projects">
    <Table>
      <Head />
      <Rows />
    </Table>
  </Scroller>
)

const Dark = () => (
  <div className={styles.dark}>
    <Scroller label="Projects, dark">
      <Table>
        <Head />
        <Rows />
      </Table>
    </Scroller>
  </div>
)

const Heads = () => (
  <Stack>
    <Scroller label="Projects, under a light heading">
      <Table>
        <Head className={styles.paleHead} />
        <Rows />
      </Table>
    </Scroller>
    <Scroller label="Projects, under a dark heading">
      <Table>
        <Head className={styles.darkHead} />
        <Rows />
      </Table>
    </Scroller>
  </Stack>
)

const Striped = () => (
  <Scroller label="Projects, striped">
    <Table striped withRowBorders={false}>
      <Head />
      <Rows />
    </Table>
  </Scroller>
)

const StripedDark = () => (
  <div className={styles.dark}>
    <Scroller label="Projects, striped and dark">
      <Table striped withRowBorders={false}>
        <Head />
        <Rows />
      </Table>
    </Scroller>
  </div>
)

const Bordered = () => (
  <Scroller label="Projects, bordered">
    <Table withTableBorder withColumnBorders>
      <Head />
      <Rows />
    </Table>
  </Scroller>
)

const Borderless = () => (
  <Scroller label="Projects, without borders">
    <Table withRowBorders={false}>
      <Head />
      <Rows />
    </Table>
  </Scroller>
)

const Hoverable = () => (
  <Scroller label="Projects, a row answers the pointer">
    <Table highlightOnHover>
      <Head />
      <Rows />
    </Table>
  </Scroller>
)

const Small = () => (
  <Scroller label="Projects, dense">
    <Table verticalSpacing={2} fz="xs">
      <Head />
      <Rows />
    </Table>
  </Scroller>
)

const SHIFTS = [
  { kind: 'primary', ward: 'Surgery', what: 'Offered', who: 'Everybody on the ward' },
  { kind: 'success', ward: 'Maternity', what: 'Filled', who: 'Jonas Wieland' },
  { kind: 'warning', ward: 'Neurology', what: 'One person short', who: 'Ines Morales' },
  { kind: 'danger', ward: 'Emergency', what: 'Nobody yet', who: '–' },
  { kind: 'info', ward: 'Cardiology', what: 'Swap asked for', who: 'Maya Okafor' },
] as const

const Contextual = () => (
  <Scroller label="Shifts of tonight, coloured by how they stand">
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Ward</Table.Th>
          <Table.Th scope="col">How it stands</Table.Th>
          <Table.Th scope="col">Who</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {SHIFTS.map(({ kind, ward, what, who }) => (
          <Table.Tr key={ward} data-kind={kind}>
            <Table.Th scope="row">{ward}</Table.Th>
            <Table.Td>{what}</Table.Td>
            <Table.Td>{who}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
)

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const NIGHTS = [
  { ward: 'Cardiology', nights: [62, 56, 62, 60, 62, 60, 62, 62, 60, 62, 60, 62] },
  { ward: 'Emergency', nights: [155, 140, 155, 150, 155, 150, 186, 186, 150, 155, 150, 186] },
  { ward: 'Maternity', nights: [93, 84, 93, 90, 93, 90, 93, 93, 90, 93, 90, 93] },
]

const Responsive = () => (
  <Scroller label="Night shifts by month; scrolls sideways">
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Night shifts</Table.Th>
          {MONTHS.map((month) => (
            <Table.Th key={month} scope="col" data-number="">
              {month}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {NIGHTS.map(({ ward, nights }) => (
          <Table.Tr key={ward}>
            <Table.Th scope="row">{ward}</Table.Th>
            {MONTHS.map((month, at) => (
              <Table.Td key={month} data-number="">
                {nights[at]}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
)

const ReactstrapPage = () => (
  <Examples
    page="reactstrap"
    parts={{
      Basic,
      Dark,
      Heads,
      Striped,
      StripedDark,
      Bordered,
      Borderless,
      Hoverable,
      Small,
      Contextual,
      Responsive,
    }}
    wide={['Responsive']}
  />
)
export default ReactstrapPage
