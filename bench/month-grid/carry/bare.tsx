import { Cell, Chip, days, serve, Weeks } from './cells.tsx'

serve(
  <Weeks>
    {[...days].map(([date, events]) => (
      <Cell key={date} date={date} isOver={false}>
        {events.map((event) => (
          <Chip key={event.id} event={event} />
        ))}
      </Cell>
    ))}
  </Weeks>,
)
