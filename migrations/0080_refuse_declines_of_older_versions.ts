// Version 0.1.0 beside this one lets the contact in charge decline what someone else was chosen to sign: the database
// refuses that like their signature.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_decline() returns trigger language plpgsql as $$
    begin
      if exists (
        select from e_signature_documents where id = new.document_id and signer_id is distinct from new.actor_id
      ) then
        raise check_violation using
          constraint = 'document_events_declined_by_signer',
          message = 'only the signer declines a document';
      end if;
      return new;
    end $$`.execute(db)
  // Every version records this event in the transaction that ends the document.
  await sql`
    create trigger document_events_declined_by_signer before insert on document_events
      for each row when (new.event = 'declined') execute function refuse_decline()`.execute(db)
}
