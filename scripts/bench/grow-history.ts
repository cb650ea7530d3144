import { madeAt } from './made-at.ts'

/**
 * What years leave behind around the projects of a grown business, as statements. The mails of the demo data are repeated.
 */
export const historyOf = (clients: number) => [
  // With those of `growBusiness`, 25 for each project.
  `insert into audit_logs (id, actor_id, action, entity, entity_id, after, at)
   select gen_random_uuid(), p.client_id, (array['task.review', 'file.add', 'message.post'])[1 + n % 3], 'task',
     gen_random_uuid(), jsonb_build_object('projectId', p.id, 'round', n), p.created_at + n * interval '30 minutes'
   from projects p, generate_series(1, 15) n`,
  `insert into messages (id, project_id, number, author_id, side, body, send_key, created_at)
   select gen_random_uuid(), p.id, known.last + n, case when n % 2 = 0 then p.client_id else owner.id end,
     (array['CLIENT', 'ADMIN'])[1 + n % 2], 'What was said about step ' || n, gen_random_uuid(),
     p.created_at + n * interval '1 day'
   from projects p, generate_series(1, 5) n, (select min(id::text)::uuid as id from users where role = 'ADMIN') owner,
     lateral (select coalesce(max(number), 0) as last from messages where project_id = p.id) known`,
  // Both sides have read all but the last messages of some.
  `insert into message_reads (project_id, user_id, number, read_at)
   select p.id, reader, said.last - case when p.place % 500 = 0 then 2 else 0 end, p.created_at
   from (select *, row_number() over (order by id) as place from projects) p,
     (select min(id::text)::uuid as id from users where role = 'ADMIN') owner, unnest(array[p.client_id, owner.id]) reader,
     lateral (select max(number) as last from messages where project_id = p.id) said
   on conflict (user_id, project_id) do update set number = excluded.number`,
  `with named as (
     select gen_random_uuid() as stored_id, p.*, n from projects p, generate_series(1, 2) n
   ), stored as (
     insert into stored_files (id, bytes, received, created_at, last_received_at, sha256, completed_at)
     select stored_id, 1000, 1000, created_at, created_at, 'none', created_at from named
   )
   insert into files (id, stored_id, project_id, purpose, name, media_type, uploaded_by, side, created_at, shown_at)
   select gen_random_uuid(), stored_id, id, 'project', 'Plan ' || n || '.pdf', 'application/pdf', client_id, 'CLIENT',
     created_at, created_at from named`,
  `insert into leads (id, email, name, company, interest, source, status, closed_as, closed_at, closed_reason, client_id,
     created_at)
   select gen_random_uuid(), 'lead' || n || '@lead.example', 'Lead ' || n, 'Prospect ' || n,
     (array['smart-ai', 'learning-saas', 'both'])[1 + n % 3], (array['chat', 'checklist', 'schedule'])[1 + n % 3],
     case when n % 2 = 0 then 'converted' else (array['new', 'contacted', 'qualified'])[1 + n % 3] end,
     case when lost then 'lost' end, case when lost then now() end, case when lost then 'Too early' end,
     case when n % 2 = 0 then client.id end, ${madeAt(clients * 2)}
   from generate_series(1, ${clients * 2}) n
   left join (select id, row_number() over (order by created_at) as place from users where role = 'CLIENT') client
     on client.place * 2 = n,
     lateral (select n % 2 = 1 and n > 400 as lost) closed`,
  // Half of them were calls.
  `insert into bookings (id, lead_id, type, status, scheduled_for, ends_at, blocked_until, created_at)
   select gen_random_uuid(), id, 'smart-ai-call', (array['completed', 'no-show', 'cancelled'])[1 + place % 3],
     created_at + interval '1 day', created_at + interval '25 hours', created_at + interval '25 hours', created_at
   from (select *, row_number() over (order by id) as place from leads where email like '%@lead.example') lead
   where place % 2 = 0`,
  `insert into chat_sessions (id, token_hash, lead_id, created_at, last_message_at, state)
   select gen_random_uuid()::text, id::text, id, created_at, created_at + interval '4 minutes',
     (array['assistant', 'closed'])[1 + place % 2]
   from (select *, row_number() over (order by id) as place from leads where email like '%@lead.example') lead`,
  `insert into chat_messages (id, session_id, role, content, timestamp)
   select gen_random_uuid(), s.id, (array['assistant', 'user'])[1 + n % 2], 'Sentence ' || n,
     s.created_at + n * interval '1 minute'
   from chat_sessions s, generate_series(1, 4) n where s.token_hash = s.lead_id::text`,
  `insert into work_items (id, kind, cause, detail, entity, entity_id, status, closed_at, note, created_at)
   select gen_random_uuid(), 'lead_uncontacted', 'grown:' || id, 'No one has contacted them yet.', 'lead', id,
     case when isOpen then 'OPEN' else 'CLOSED' end, case when not isOpen then now() end,
     case when not isOpen then 'Done' end, created_at
   from leads, lateral (select status = 'new' and closed_as is null as isOpen) state where email like '%@lead.example'`,
  `insert into work_items (id, kind, cause, detail, entity, entity_id, project_id, status, closed_at, note, created_at)
   select gen_random_uuid(), 'client_answer', 'grown:' || id, 'Ready for your review.', 'task', id, project_id,
     case when place % 200 = 0 then 'OPEN' else 'CLOSED' end, case when place % 200 > 0 then now() end,
     case when place % 200 > 0 then 'Done' end, ready_at
   from (select *, row_number() over (order by id) as place from tasks
         where owner = 'CLIENT' and status = 'READY_FOR_REVIEW' and not project_ended) answered`,
  `with happened as (
     insert into events (id, kind, entity, entity_id, organization_id, admin_sentence, admin_path, client_sentence,
       client_path, created_at)
     select gen_random_uuid(), 'task.ready_for_review', 'project', p.id, p.organization_id, p.name, '/portal/admin',
       p.name, '/portal', now() - (row_number() over (order by p.id)) * interval '30 seconds'
     from projects p returning *
   )
   insert into notifications (id, event_id, user_id, created_at, read_at)
   select gen_random_uuid(), e.id, u.id, e.created_at, case when hashtext(e.id::text) % 100 > 0 then now() end
   from happened e join users u on u.organization_id = e.organization_id or (u.role = 'ADMIN' and u.username = 'admin')`,
  `insert into outbox_mails (id, template, recipient, data, status, sent_at, created_at)
   select gen_random_uuid(), m.template, 'client' || n % ${clients} || '@large.example', m.data, 'sent',
     now() - n * interval '90 seconds', now() - n * interval '90 seconds'
   from generate_series(1, ${clients * 10}) n
   join (select template, data, row_number() over (order by id) - 1 as place, count(*) over () as mails
         from outbox_mails where sealed_link is null) m on m.place = n % m.mails`,
  `insert into waitlist_entries (id, name, email, company, role, use_case, product, created_at)
   select gen_random_uuid(), 'Lead ' || n, 'lead' || n || '@lead.example', 'Prospect ' || n, 'Owner', 'To try it out',
     product, ${madeAt(clients)}
   from generate_series(1, ${clients}) n, (select min(product) as product from waitlist_entries) one`,
  `insert into user_invitations (id, first_name, last_name, email, role, invite_token_hash, status, expires_at,
     accepted_at, created_at)
   select gen_random_uuid(), 'Client', n::text, 'client' || n || '@large.example', 'CLIENT', 'grown ' || n, 'ACCEPTED',
     now(), now(), ${madeAt(clients)}
   from generate_series(1, ${clients}) n`,
  `insert into sign_ins (id, user_id, outcome, way, created_at)
   select gen_random_uuid(), id, 'signed_in', 'password', now() - n * interval '1 day'
   from users, generate_series(1, 10) n`,
]
