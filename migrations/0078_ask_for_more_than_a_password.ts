// Version 0.1.0 beside this one knows neither second factors nor passwords that have ended, and gives up messages that only
// this version can compose: the database refuses what it would do.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await refuseSessions(db)
  await renewPasswords(db)
  await keepUnknownMails(db)
}

/** This version notes in each session of someone with a second factor when it was last checked. */
async function refuseSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_session() returns trigger language plpgsql as $$
    declare
      owner users%rowtype;
    begin
      select * into owner from users where id = new.user_id;
      if owner.deactivated_at is not null then
        raise check_violation using
          constraint = 'sessions_of_active_people',
          message = 'a deactivated person does not sign in';
      end if;
      if new.way = 'password' and owner.password_ended_at is not null then
        raise check_violation using
          constraint = 'sessions_by_current_password',
          message = 'a password that has ended does not sign in';
      end if;
      if new.proved_at is null and (
        exists (select from authenticators where user_id = new.user_id and confirmed_at is not null)
        or exists (select from passkeys where user_id = new.user_id)
      ) then
        raise check_violation using
          constraint = 'sessions_by_second_factor',
          message = 'the second factor was not checked';
      end if;
      return new;
    end $$`.execute(db)
}

/** A new password is one that has not ended, whichever version saves it. */
async function renewPasswords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function renew_password() returns trigger language plpgsql as $$
    begin
      new.password_ended_at := null;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger users_new_password before update of password_hash on users
      for each row when (
        new.password_hash is distinct from old.password_hash and new.password_ended_at = old.password_ended_at
      ) execute function renew_password()`.execute(db)
}

/** Its job is tried again, until a process of this version takes it. */
async function keepUnknownMails(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_unknown_mail() returns trigger language plpgsql as $$
    begin
      raise check_violation using
        constraint = 'outbox_mails_known_to_others',
        message = 'another process may know the template of this message';
    end $$`.execute(db)
  // As many attempts as this version makes before it gives up.
  await sql`
    create trigger outbox_mails_known_to_others before update of status on outbox_mails
      for each row when (
        new.status = 'failed' and new.last_error like 'Unknown mail template: %' and new.attempts < 15
      ) execute function keep_unknown_mail()`.execute(db)
}
