import type { EmergencyStatus } from '@karov/api-client';
import { RequestWorld } from './request-world.js';

interface Somebody {
  id: number;
  token: string;
}

/** A world for specs with emergencies and urgent needs. */
export class UrgentWorld extends RequestWorld {
  /** Records that an admin has confirmed a volunteer's training. */
  async confirm(volunteer: Somebody): Promise<void> {
    await this.test.database.manager.query(
      'UPDATE volunteer_information SET validate_training = true, training_validated_at = now() WHERE user_id = $1',
      [volunteer.id],
    );
  }

  /**
   * Presses the emergency button, lets volunteers be called, and returns the id of the request; null if the
   * emergency joined an event.
   */
  async press(seeker: Somebody): Promise<number> {
    await this.as(seeker, 'post', '/event/requests/emergency');
    await this.runDue();
    return (await this.emergency(seeker)).record?.id ?? 0;
  }

  async emergency(seeker: Somebody): Promise<EmergencyStatus> {
    return (await this.as(seeker, 'get', '/event/requests/emergency')).body.data;
  }

  /** Answers as a called volunteer through the link in the message, and then carries out work that is due. */
  async answerCall(
    volunteer: Somebody,
    applicationId: number,
    isReady: boolean,
  ): Promise<{ status: number; message: string; code: string | null }> {
    const code = await this.callCode(volunteer, applicationId);
    const { status, body }: { status: number; body: { message?: string; code?: string } } =
      await this.test.http
        .post(`/api/help-request-respond/${code}`)
        .set('Content-Language', 'en-US')
        .send({ respond: isReady ? 1 : 2 });
    await this.runDue();
    return { status, message: body.message ?? '', code: body.code ?? null };
  }

  /** The current holder of a request, and whether they are approved; null if there is none. */
  async holder(applicationId: number): Promise<{ volunteerId: number; isApproved: number } | null> {
    const rows: { volunteerId: number; isApproved: number }[] = await this.test.database.manager.query(
      `SELECT volunteer_id AS "volunteerId", is_approved AS "isApproved" FROM assignments WHERE need_id = $1 AND ended IS NULL AND is_approved <> 2`,
      [applicationId],
    );
    return rows[0] ?? null;
  }

  /** Returns the newest messages to a person as one text. */
  async told(person: Somebody): Promise<string> {
    return (await this.messagesTo(person)).join('\n');
  }
}
